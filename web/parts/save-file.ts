import type { Session } from '@kurgan/host';
import type { MatchInfo } from '../session/match-info.ts';

/** Hands a text to the browser's own download. Nothing leaves the machine. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A match is saved as `volga-september-1a2b3c4d.kurgan.json`. */
const download = ({ game, scenario, id }: Pick<Session, 'game' | 'scenario' | 'id'>, text: string): void =>
  saveText(`${game}-${scenario}-${id}.kurgan.json`, text);

export const saveMatch = async (session: Session): Promise<void> => download(session, await session.file());

/** A match of an early build: all that can be done with it is to keep its file. */
export async function saveOldMatch(info: MatchInfo): Promise<void> {
  const { oldFile } = await import('../session/old-store.ts');
  const text = await oldFile(info.id);
  if (text !== null) download(info, text);
}
