/** What the provider reported and was handled: each event once. */
export { hasEvent, insertEvent } from './payment-events.repository.ts';
