/** An amount as it goes over the wire, of what somebody typed; nothing where nothing was. */
export function typedAmount(typed: string): string | undefined {
  const bare = typed.replaceAll(/[\s,]/g, '')
  return bare === '' ? undefined : bare
}
