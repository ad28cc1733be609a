/** Whether an action is this one and nothing else, since actions are stored as they came. */
export function isOnly(action: unknown, type: string): boolean {
  return (
    typeof action === 'object' &&
    action !== null &&
    Object.keys(action).join() === 'type' &&
    Reflect.get(action, 'type') === type
  )
}
