import type { GameEvent } from '@fairhouse/engines'

/** A handler for each event type; a missing one does not compile. */
export type Handlers<Event extends GameEvent> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => Promise<void> | void
}

/** Thrown for an event of a newer game than this client: skipping it would show a wrong round. */
class UnknownEvent extends Error {}

/** Plays the events of a book in order, each after the one before has finished. */
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
