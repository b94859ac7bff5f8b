import { type ComponentChildren, Fragment, isValidElement, type VNode } from 'preact';

/** An element of the page, as components without hooks draw it. */
export interface Drawn {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** All elements that a component draws, in order, each with the text inside it. */
export function drawn(node: ComponentChildren): Drawn[] {
  const all: Drawn[] = [];
  visit(node, all);
  return all;
}

/** Notes every element and returns the text. */
function visit(node: ComponentChildren, all: Drawn[]): string {
  if (Array.isArray(node)) return node.map((each: ComponentChildren) => visit(each, all)).join('');
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (!isValidElement(node)) return '';
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (type === Fragment) return visit(props.children as ComponentChildren, all);
  if (typeof type === 'function') return visit((type as (given: unknown) => ComponentChildren)(props), all);
  const index = all.push({ tag: type, props, text: '' }) - 1;
  const text = visit(props.children as ComponentChildren, all);
  all[index] = { tag: type, props, text };
  return text;
}

export const hasClass = ({ props }: Drawn, name: string): boolean =>
  String(props.class ?? '')
    .split(' ')
    .includes(name);
