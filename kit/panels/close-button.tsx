import { X } from 'lucide';
import type { JSX } from 'preact';
import { words } from '../en.ts';
import { Icon } from '../icon.tsx';

export const CloseButton = ({ onClose }: { onClose(): void }): JSX.Element => (
  <button type="button" class="close" aria-label={words.close} onClick={onClose}>
    <Icon of={X} size={16} />
  </button>
);
