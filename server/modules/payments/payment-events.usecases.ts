/** What the provider told and was handled: each event once. */
export { hasEvent, insertEvent } from './payment-events.repository.ts';
