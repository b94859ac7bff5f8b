import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Bundles a script that stands alone, outside the modules of the page: one classic file, no imports. */
export async function smallScript(entry: URL, constants: Readonly<Record<string, string>> = {}): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(entry), transform: { define: { ...constants } } });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}
