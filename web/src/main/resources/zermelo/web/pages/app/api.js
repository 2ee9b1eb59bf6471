/** Requests to the server: JSON over HTTP, errors as problem+json. */

/** An error that the server or the connection reports. */
export class Problem extends Error {
  constructor(message, status = 0, errors = []) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.errors = errors;
  }
}

export function wasCancelled(error) {
  return error?.name === 'AbortError';
}

/** Sends GET /api/ROUTE with parameters (pairs, or URLSearchParams). */
export function ask(route, parameters, { signal } = {}) {
  return send(addressOf(route, parameters), { signal });
}

export function post(route, body, { signal } = {}) {
  const headers = { 'Content-Type': 'application/json' };
  return send(`/api/${route}`, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

function addressOf(route, parameters) {
  const query = new URLSearchParams(parameters ?? []).toString();
  return `/api/${route}${query ? `?${query}` : ''}`;
}

/**
 * Asks a question that may take long. The answer is a stream that reports progress. Closing it ends
 * the work on the server too. There is no second request, because that might reach another server.
 */
export function askLong(route, parameters, { signal, progress } = {}) {
  const query = new URLSearchParams(parameters);
  query.append('wait', 'events');
  return new Promise((resolve, reject) => {
    const events = new EventSource(addressOf(route, query));
    const finish = (act, value) => {
      events.close();
      act(value);
    };
    const cancelled = () => new DOMException('cancelled', 'AbortError');
    signal?.addEventListener('abort', () => finish(reject, cancelled()));
    events.addEventListener('progress', (event) => progress?.(parse(event.data)));
    events.addEventListener('done', (event) => finish(resolve, parse(event.data).result));
    events.addEventListener('failed', (event) => {
      const { problem } = parse(event.data);
      finish(reject, new Problem(problem?.detail ?? 'The work failed.', problem?.status, problem?.errors));
    });
    events.addEventListener('cancelled', () => finish(reject, cancelled()));
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) {
        finish(reject, new Problem('The line to the server was lost while it was working.'));
      }
    };
  });
}

/** Requests a picture as text, with the reason if it ends early. */
export async function askPicture(route, parameters, { signal } = {}) {
  const { response, text } = await received(addressOf(route, parameters), { signal });
  return { svg: text, early: response.headers.get('Zermelo-Early') };
}

async function send(address, options) {
  const { text } = await received(address, options);
  return text ? parse(text) : null;
}

async function received(address, options) {
  let response;
  try {
    response = await fetch(address, { headers: { Accept: 'application/json' }, ...options });
  } catch (error) {
    if (wasCancelled(error)) {
      throw error;
    }
    throw new Problem('The server does not answer. Is it still running?');
  }
  const text = await response.text();
  if (!response.ok) {
    throw problemOf(response, text);
  }
  return { response, text };
}

function problemOf(response, text) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    body = null;
  }
  const wait = response.headers.get('Retry-After');
  const later = wait ? ` Try again in ${wait} s.` : '';
  const detail = body?.detail ?? `The server answered ${response.status}.`;
  return new Problem(detail + later, response.status, body?.errors ?? []);
}

/** Parses JSON. Numbers beyond 2^53 would lose digits, so they stay as the server's text. */
export function parse(text) {
  return JSON.parse(text, (key, value, context) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) && context?.source
      ? context.source
      : value,
  );
}
