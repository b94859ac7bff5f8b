import { signal } from '@preact/signals';

export interface Notice {
  readonly id: number;
  readonly text: string;
  /** One thing that can still be done about it. */
  readonly action: { readonly label: string; run(): void } | null;
}

export const notices = signal<readonly Notice[]>([]);
let last = 0;

/** Shows a short message for a while. */
export function tell(text: string, action: Notice['action'] = null): void {
  notices.value = [...notices.value, { id: ++last, text, action }];
}

export function drop(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}
