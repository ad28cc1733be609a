import type { GameEvent } from '@fairhouse/engines'

/** One handler for each type of event: a type without one does not compile. */
export type Handlers<Event extends GameEvent> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => Promise<void> | void
}

/** An event of a newer game than this client. What cannot be shown is not passed over. */
class UnknownEvent extends Error {}

/** Shows the events of a book in their order, each when the one before has been shown. */
export async function playBook<Event extends GameEvent>(
  events: readonly GameEvent[],
  handlers: Handlers<Event>,
): Promise<void> {
  for (const event of events) {
    if (!isHandled(event, handlers)) throw new UnknownEvent(event.type)
    await handle(event, handlers)
  }
}

function isHandled<Event extends GameEvent>(
  event: GameEvent,
  handlers: Handlers<Event>,
): event is Event {
  return Object.hasOwn(handlers, event.type)
}

function handle<Event extends GameEvent>(event: Event, handlers: Handlers<Event>) {
  const type: Event['type'] = event.type
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key is read from the event
  const handler = handlers[type] as (event: Event) => Promise<void> | void
  return handler(event)
}
