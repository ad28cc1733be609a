const longestAddress = 254
const longestName = 64
const nameWord = /^[\w!#$%&'*+/=?^`{|}~-]+$/
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const lastLabel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** What mail servers everywhere take: no quotes, no comments, no bare host, no letters but ours. */
export function isEmail(text: string): boolean {
  if (text.length > longestAddress) return false
  const at = text.lastIndexOf('@')
  const [name, labels] = [text.slice(0, at), text.slice(at + 1).split('.')]
  if (at < 1 || name.length > longestName || labels.length < 2) return false
  return (
    name.split('.').every((word) => nameWord.test(word)) &&
    labels.every((one) => label.test(one)) &&
    lastLabel.test(labels.at(-1) ?? '')
  )
}
