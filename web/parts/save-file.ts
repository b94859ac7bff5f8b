import type { Session } from '@kurgan/host';

/** Hands a match to the browser's own download, as `volga-september-1a2b3c4d.kurgan.json`. Nothing leaves the machine. */
export async function saveMatch(session: Session): Promise<void> {
  const { game, scenario, id } = session;
  const address = URL.createObjectURL(new Blob([await session.file()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${scenario}-${id}.kurgan.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
