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
  const kept = layers.reduce((sheet, layer) => keepOfLayer(sheet, layer, names, isUsed), css)
  const base = keepOfLayer(withoutLayer(kept, 'properties'), 'base', names, isUsedInBase)
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
    sheet = joined(sheet.slice(0, at), inside) + sheet.slice(end)
  }
  return sheet
}

/**
 * Joins the next rule to the last one if both have one selector, without what it replaces there.
 * @param {string} before
 * @param {string} next
 */
function joined(before, next) {
  const [rule = '', selector = '', declared = ''] = /([^{}]+)\{([^{}"]*)\}$/.exec(before) ?? []
  const isSame =
    rule !== '' && next.startsWith(`${selector}{`) && endOfBlock(next, 0) === next.length
  if (!isSame) return before + next
  const nameOf = (/** @type {string} */ declaration) => declaration.split(':', 1)[0]
  const added = next.slice(selector.length + 1, -1).split(';')
  const names = new Set(added.map(nameOf))
  const kept = declared.split(';').filter((declaration) => !names.has(nameOf(declaration)))
  return `${before.slice(0, -rule.length)}${selector}{${[...kept, ...added].join(';')}}`
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
 * @param {Set<string>} names
 * @param {IsUsed} isKept
 */
function keepOfLayer(css, layer, names, isKept) {
  const start = css.indexOf(`@layer ${layer}{`)
  if (start === -1) throw new Error(`the sheet has no ${layer}`)
  const end = endOfBlock(css, start)
  const open = css.indexOf('{', start) + 1
  const kept = keepUsed(css.slice(open, end - 1), names, isKept)
  return `${css.slice(0, open)}${kept}${css.slice(end - 1)}`
}

/** @typedef {(selector: string, names: Set<string>) => boolean} IsUsed */

/**
 * @param {string} rules
 * @param {Set<string>} names
 * @param {IsUsed} isKept
 * @returns {string}
 */
function keepUsed(rules, names, isKept) {
  let kept = ''
  for (let at = 0; at < rules.length;) {
    const open = rules.indexOf('{', at)
    if (open === -1) break
    const end = endOfBlock(rules, at)
    const head = rules.slice(at, open)
    if (head.startsWith('@')) {
      const inside = keepUsed(rules.slice(open + 1, end - 1), names, isKept)
      if (inside !== '') kept += `${head}{${inside}}`
    } else if (isKept(head, names)) kept += rules.slice(at, end)
    at = end
  }
  return kept
}

/** Selectors of form fields and their parts, which the first page does not have. */
const ofFields = /^(::(-webkit-|file-selector-button|placeholder)|:where\(select|textarea|progress)/

/** Names of elements only. */
const ofElements = /^[a-z][a-z\d]*(,[a-z][a-z\d]*)*$/

/**
 * Whether a selector without classes is used: not one of elements that the code does not name.
 * @type {IsUsed}
 */
function isUsedInBase(selector, names) {
  if (ofFields.test(selector)) return false
  const isDocument = selector === 'html' || selector === 'body'
  if (isDocument || !ofElements.test(selector)) return true
  return selector.split(',').some((name) => names.has(name))
}

/**
 * Whether a selector is used. One without a class, as in nested rules, always is.
 * @type {IsUsed}
 */
function isUsed(selector, names) {
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
