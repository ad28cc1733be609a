/**
 * Checks the order that keeps the house from choosing a server seed to match the client seed. The
 * times are the house's own: a player who noted the hash before giving the client seed need not
 * trust them. Older rounds have no times to check.
 *
 * @param {string} at when the round began
 * @param {{ hashPublishedAt?: string | null, clientSeedAt?: string | null }} fairness
 * @returns {{ isRight: boolean, what: string }[]}
 */
export function checkOrder(at, { hashPublishedAt, clientSeedAt }) {
  if (!hashPublishedAt && !clientSeedAt) return []
  const [published, given, begun] = [hashPublishedAt, clientSeedAt, at].map((time) =>
    Date.parse(time ?? ''),
  )
  return [
    {
      isRight: Number(published) <= Number(given),
      what: `the hash was published (${hashPublishedAt}) before the client seed was given`,
    },
    {
      isRight: Number(given) <= Number(begun),
      what: `the client seed was given (${clientSeedAt}) before the round began (${at})`,
    },
  ]
}
