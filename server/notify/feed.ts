import { unknown } from '../fault.ts';
import { hashOf } from '../secrets.ts';
import type { Database } from '../store/database.ts';

/** Entries of a feed. */
const MOST = 20;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A player's turns as an Atom feed. It names game and opponent, nothing of the state. */
export async function feedOf(database: Database, token: string, origin: string): Promise<string> {
  const [row] = await database.read(
    `SELECT c.player FROM credential c JOIN player p ON p.id = c.player
      WHERE c.hash = $1 AND c.kind = 'feed' AND p.deleted IS NULL`,
    hashOf(token),
  );
  if (row === undefined) throw unknown();
  const player = String(row.player);
  const notices = await database.read(
    `SELECT match, n, title, game, at FROM notice WHERE player = $1 ORDER BY at DESC LIMIT ${MOST}`,
    player,
  );
  const newest = Number(notices[0]?.at ?? 0);
  const dateOf = (at: number): string => new Date(at).toISOString();
  const entries = notices.map(
    ({ match, n, title, game, at }) => `  <entry>
    <id>urn:kurgan:${match}:${n}</id>
    <title>${escaped(String(title))}</title>
    <summary>${escaped(String(game))}</summary>
    <updated>${dateOf(Number(at))}</updated>
    <link href="${escaped(origin)}/match/${match}"/>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:kurgan:feed:${hashOf(token).slice(0, 32)}</id>
  <title>Kurgan: your turns</title>
  <author><name>Kurgan</name></author>
  <updated>${dateOf(newest)}</updated>
${entries.join('\n')}
</feed>
`;
}
