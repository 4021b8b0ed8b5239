export { KeepWords } from './keep-words/keep-words.tsx';
