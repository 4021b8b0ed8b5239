export { markingMethod } from './method/method-context.ts';
