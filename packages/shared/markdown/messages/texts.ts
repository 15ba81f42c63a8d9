export { messages } from '#texts/markdown';
