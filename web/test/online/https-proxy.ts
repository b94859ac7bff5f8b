import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A proxy with HTTPS in front of a server, as Caddy or nginx would be. */
export interface HttpsProxy {
  readonly port: number;
  /** Hash of its key, by which a browser can be told to trust it. */
  readonly spki: string;
  readonly cert: Buffer;
  close(): void;
}

/** A key and a certificate for a name, signed by itself. */
function certified(name: string): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurgan-https-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
        ...['-keyout', key, '-out', cert, '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Headers as a proxy passes them on: the host stays, the visitor's address is added. */
const forwarded = ({ headers, socket }: IncomingMessage): IncomingMessage['headers'] => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress ?? '',
});

export function httpsProxy(host: string, name: string, port: number): Promise<HttpsProxy> {
  const { key, cert } = certified(name);
  const spki = createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const server = createServer({ key, cert }, (request, response) => {
    const { method, url: address } = request;
    const onwards = ask({ host: '127.0.0.1', port, method, path: address, headers: forwarded(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onwards.on('error', () => response.writeHead(502).end());
    request.pipe(onwards);
  });
  server.on('upgrade', (request, socket, head) => {
    const onwards = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(forwarded(request)).map(([header, value]) => `${header}: ${value}`);
      onwards.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onwards.write(head);
      onwards.pipe(socket).pipe(onwards);
    });
    const end = (): void => {
      onwards.destroy();
      socket.destroy();
    };
    for (const each of [onwards, socket]) each.on('error', end).on('close', end);
  });
  return new Promise((resolve) => {
    server.listen(0, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        spki,
        cert,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
