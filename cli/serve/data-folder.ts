import { homedir } from 'node:os';
import path from 'node:path';

/** Folder for a server's data, where the system keeps such things. */
export function usualDataFolder(): string {
  const { XDG_DATA_HOME: shared, LOCALAPPDATA: local } = process.env;
  if (shared !== undefined && shared !== '') return path.join(shared, 'kurgan');
  if (process.platform === 'win32' && local !== undefined) return path.join(local, 'Kurgan');
  if (process.platform === 'darwin') return path.join(homedir(), 'Library', 'Application Support', 'Kurgan');
  return path.join(homedir(), '.local', 'share', 'kurgan');
}
