import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { writeFileSync, writeSync } = fs;

function noSpace(): never {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
}

/** From now on the disk is full, until the returned function is called. */
export function fillDisk(): () => void {
  Object.assign(fs, { writeFileSync: noSpace, writeSync: noSpace });
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { writeFileSync, writeSync });
    syncBuiltinESMExports();
  };
}
