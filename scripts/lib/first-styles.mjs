/**
 * Reduces the style sheet to the rules that a page needs: of our classes only those named in its
 * code. Everything else is kept in order, so that the full sheet can load later without changing
 * the look.
 * @param {string} css minified
 * @param {string} code of the page's scripts
 */
export function firstStyles(css, code) {
  // Class names are in strings, separated by spaces.
  const names = new Set(code.split(/[\s"'`]+/))
  const layers = ['components', 'utilities']
  const kept = layers.reduce((sheet, layer) => keepOfLayer(sheet, layer, names), css)
  const base = keepOfLayer(withoutLayer(kept, 'properties'), 'base', undefined)
  return withoutUnusedNames(withoutUnusedProperties(withoutKnownSupport(base)))
}

/** A support query that holds in every supported browser. */
const knownSupport = '@supports (color:color-mix(in lab, red, red)){'

/** @param {string} css */
function withoutKnownSupport(css) {
  let sheet = css
  for (let at = sheet.indexOf(knownSupport); at !== -1; at = sheet.indexOf(knownSupport, at)) {
    const end = endOfBlock(sheet, at)
    const inside = sheet.slice(at + knownSupport.length, end - 1)
    sheet = sheet.slice(0, at) + inside + sheet.slice(end)
  }
  return sheet
}

/**
 * Empties the layer with initial values of properties for unsupported browsers. The layer keeps
 * its position for the full sheet.
 * @param {string} css
 * @param {string} layer
 */
function withoutLayer(css, layer) {
  const start = css.indexOf(`@layer ${layer}{`)
  if (start === -1) return css
  return `${css.slice(0, start)}@layer ${layer};${css.slice(endOfBlock(css, start))}`
}

/**
 * Drops theme variables that no rule uses; the full sheet has them.
 * @param {string} css
 */
function withoutUnusedNames(css) {
  const start = css.indexOf('@layer theme{')
  if (start === -1) return css
  const end = endOfBlock(css, start)
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g))
  const kept = css
    .slice(start, end)
    .replaceAll(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (rule, name) => (used.has(name) ? rule : ''))
  return css.slice(0, start) + kept + css.slice(end)
}

/** @param {string} css */
function withoutUnusedProperties(css) {
  const property = /@property (--[\w-]+)\{[^}]*\}/g
  const used = new Set(css.replaceAll(property, '').match(/--[\w-]+/g))
  return css.replaceAll(property, (rule, name) => (used.has(name) ? rule : ''))
}

/**
 * @param {string} css
 * @param {string} layer
 * @param {Set<string> | undefined} names
 */
function keepOfLayer(css, layer, names) {
  const start = css.indexOf(`@layer ${layer}{`)
  if (start === -1) throw new Error(`the sheet has no ${layer}`)
  const end = endOfBlock(css, start)
  const open = css.indexOf('{', start) + 1
  const kept = keepUsed(css.slice(open, end - 1), names)
  return `${css.slice(0, open)}${kept}${css.slice(end - 1)}`
}

/**
 * @param {string} rules
 * @param {Set<string> | undefined} names
 * @returns {string}
 */
function keepUsed(rules, names) {
  let kept = ''
  for (let at = 0; at < rules.length;) {
    const open = rules.indexOf('{', at)
    if (open === -1) break
    const end = endOfBlock(rules, at)
    const head = rules.slice(at, open)
    if (head.startsWith('@')) {
      const inside = keepUsed(rules.slice(open + 1, end - 1), names)
      if (inside !== '') kept += `${head}{${inside}}`
    } else if (isUsed(head, names)) kept += rules.slice(at, end)
    at = end
  }
  return kept
}

/** Selectors of form fields and their parts, which the first page does not have. */
const ofFields = /^(::(-webkit-|file-selector-button|placeholder)|:where\(select|textarea|progress)/

/**
 * Whether a selector is used. One without a class, as in nested rules, always is.
 * @param {string} selector
 * @param {Set<string> | undefined} names of classes; undefined where rules have none
 */
function isUsed(selector, names) {
  if (names === undefined) return !ofFields.test(selector)
  const [, name] = /^(?::is\()?\.((?:\\.|[\w-])+)/.exec(selector) ?? []
  return name === undefined || names.has(name.replaceAll(/\\(.)/g, '$1'))
}

/**
 * @param {string} css
 * @param {number} from before the block's opening brace
 */
function endOfBlock(css, from) {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    if (css[at] === '\\') at += 1
    else if (css[at] === '{') depth += 1
    else if (css[at] === '}' && --depth === 0) return at + 1
  }
  throw new Error('a block of the sheet does not end')
}
