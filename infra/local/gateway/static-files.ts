import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageFile } from '#infra/edge/page-file.ts';
import { filledFile, isFilled, siteFiles } from '#infra/lib/site/site-files.ts';
import type { Site } from '#shared/site.ts';
import { fillConfig, type WebConfig } from '#shared/web-config.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.bin': 'application/octet-stream',
};
/** Types that CloudFront compresses above its minimum size, and `.bin`, which the bucket stores compressed. */
const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.txt', '.xml', '.svg', '.bin']);
const MIN_COMPRESSED_BYTES = 1000;

interface StaticFile {
  body: Buffer;
  type: string;
  cacheControl: string;
  etag: string;
  compressed: Map<string, Promise<Buffer>>;
}

/** Levels close to those of CloudFront. */
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Every file of the build by its address. Requests are looked up here, so no path can escape the folder. */
function readBuild(folder: string, site: Site, config?: WebConfig): Map<string, StaticFile> {
  const fill = (page: string) => (config ? fillConfig(page, config) : page);
  const files = new Map<string, StaticFile>();
  for (const [address, path] of siteFiles(folder)) {
    const { size, mtimeMs } = statSync(path);
    files.set(address, {
      body: isFilled(address) ? Buffer.from(fill(filledFile(path, site))) : readFileSync(path),
      type: types[extname(path)] ?? 'application/octet-stream',
      cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      compressed: new Map(),
    });
  }
  return files;
}

function encodingFor(request: IncomingMessage, file: StaticFile, address: string): 'br' | 'gzip' | null {
  if (file.body.length < MIN_COMPRESSED_BYTES || !compressible.has(extname(address))) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Serves web/dist like CloudFront and the site bucket. */
export function staticFiles(folder: string, site: Site, config?: WebConfig) {
  const files = readBuild(folder, site, config);
  return async (request: IncomingMessage, response: ServerResponse, rawPath: string): Promise<void> => {
    const address = pageFile(rawPath, (page) => files.has(page));
    const file = files.get(address);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
      response.end('There is no such file.');
      return;
    }
    response.setHeader('content-type', file.type);
    response.setHeader('cache-control', file.cacheControl);
    response.setHeader('etag', file.etag);
    response.setHeader('vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304);
      response.end();
      return;
    }
    let body = file.body;
    const encoding = encodingFor(request, file, address);
    if (encoding) {
      if (!file.compressed.has(encoding)) file.compressed.set(encoding, compress[encoding](file.body));
      body = (await file.compressed.get(encoding)) as Buffer;
      response.setHeader('content-encoding', encoding);
    }
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
