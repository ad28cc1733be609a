import { onlyStrings, withoutComments } from './source-text.ts'
import { findAll, isTest, select, type Rule } from './tree.ts'

const THEMES = /^packages\/ui\/src\/themes\//
const STYLED = /^(apps|packages|examples)\/.*\.(tsx?|css|html|svg)$/

const either = (...patterns: string[]) => new RegExp(patterns.join('|'), 'gi')
const AFTER = String.raw`(?=[\s'"\x60;,)\]}])`

const COLOUR = either(
  String.raw`(?<=[\s'"\x60:(,[_-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})${AFTER}`,
  String.raw`\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\(\s*[\d.]`,
)

/** In scripts a colour is always in a string; in style sheets it can be anywhere. */
export const coloursComeFromThemes: Rule = (tree) =>
  select(tree, STYLED, THEMES)
    .filter(([path]) => !isTest(path))
    .flatMap(([path, text]) => {
      const searched = /\.tsx?$/.test(path) ? onlyStrings(text) : withoutComments(text)
      return findAll(path, searched, COLOUR, 'a colour outside packages/ui/src/themes')
    })

const PHYSICAL_CSS = either(
  String.raw`(?<=[{;]\s*)(?:(?:scroll-)?(?:margin|padding)-)?(?:left|right)\s*:`,
  String.raw`(?<=[{;]\s*)border-(?:(?:top|bottom)-)?(?:left|right)[\w-]*\s*:`,
  String.raw`\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b`,
)
const START = String.raw`(?<=['"\x60\s:!])`
const END = String.raw`(?=['"\x60\s])`
const PHYSICAL_CLASS = either(
  String.raw`${START}-?(?:(?:scroll-)?[mp][lr]|left|right)-[\w./[\]-]+${END}`,
  String.raw`${START}(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-[\w./[\]-]+)?${END}`,
  String.raw`${START}(?:text|float|clear)-(?:left|right)${END}`,
)

/** Right-to-left languages mirror a page only if nothing is physically left or right. */
export const sidesAreLogical: Rule = (tree) => [
  ...select(tree, /^(apps|packages)\/.*\.css$/).flatMap(([path, text]) =>
    findAll(path, withoutComments(text), PHYSICAL_CSS, 'say start and end, not left and right'),
  ),
  ...select(tree, /^(apps|packages)\/.*\.tsx$/, /\.test\.tsx$/).flatMap(([path, text]) =>
    findAll(path, onlyStrings(text), PHYSICAL_CLASS, 'say start and end, not left and right'),
  ),
]

const MONEY = either(
  String.raw`\b(?:[a-z]\w*)?(?:amount|balance|stake|price|payout|deposit|turnover|winnings)s?` +
    String.raw`\??:\s*(?:number\b|z\.(?:number|int|coerce\.number)\()`,
)

export const moneyIsNoNumber: Rule = (tree) =>
  select(tree, /^(apps|packages|examples)\/.*\.tsx?$/).flatMap(([path, text]) =>
    findAll(path, withoutComments(text), MONEY, 'money is an Amount, never a number'),
  )
