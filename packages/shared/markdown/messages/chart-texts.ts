export { chartMessages } from '#texts/chart';
