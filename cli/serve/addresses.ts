import { networkInterfaces } from 'node:os';

/** Addresses of this computer on its own networks, as a browser writes them. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
