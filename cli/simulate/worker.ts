import { keepCompiled } from '../compile-cache.ts';

keepCompiled();
await import('./answer-seeds.ts');
