/** Hands a file to the browser's own download. Nothing leaves the machine. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** `volga-september-1a2b3c4d.kurgan.json`. */
export const fileName = ({ game, scenario, id }: { game: string; scenario: string; id: string }): string =>
  `${game}-${scenario}-${id}.kurgan.json`;
