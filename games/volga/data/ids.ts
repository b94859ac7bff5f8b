/** Literal ids of a table of facts. Ids that look like numbers come first, as in any object. */
export function idsOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  const ids: Extract<keyof Table, string>[] = [];
  for (const id in table) ids.push(id);
  return ids;
}
