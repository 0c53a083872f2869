import { tooLarge } from '#shared/cv/file-words.ts';
import { MINUTE_MS } from '#shared/lib/time.ts';
import { ApiError } from '#web/api/api-error.ts';

interface PostForm {
  url: string;
  fields: Record<string, string>;
}

interface Options {
  signal: AbortSignal;
  /** 0 to 1 */
  onProgress: (share: number) => void;
}

/** How long a slow connection may send nothing. */
const STALL_MS = MINUTE_MS;

/**
 * Posts a file with a form from the server. Only XMLHttpRequest reports upload progress.
 * @throws ApiError; the signal's reason when aborted
 */
export function postFile({ url, fields }: PostForm, file: File, { signal, onProgress }: Options): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = () => request.abort();
  let stalled: ReturnType<typeof setTimeout>;
  const watch = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => {
      reject(new ApiError('TIMEOUT', 'The upload has stalled'));
      abort();
    }, STALL_MS);
  };
  watch();
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    watch();
    onProgress(total > 0 ? loaded / total : 0);
  });
  request.addEventListener('load', () =>
    request.status < 300 ? resolve() : reject(refusal(request.status, request.responseText)),
  );
  request.addEventListener('error', () => reject(new ApiError('NETWORK', 'The file could not be sent')));
  request.addEventListener('abort', () => reject(signal.reason));
  signal.addEventListener('abort', abort);
  request.open('POST', url);
  request.send(form);
  return promise.finally(() => {
    clearTimeout(stalled);
    signal.removeEventListener('abort', abort);
  });
}

/** S3 gives the reason as XML. */
function refusal(status: number, text: string): ApiError {
  const code = /<Code>(\w+)</.exec(text)?.[1] ?? `HTTP_${status}`;
  const detail =
    code === 'EntityTooLarge' ? tooLarge : 'The upload was refused. Choose the file once more and try again.';
  return new ApiError(code, `${code} (${status})`, { status, detail });
}
