import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLanguages, loadWords } from '@fairhouse/i18n'
import { root } from './paths.mjs'

const player = join(root, 'apps', 'player')
const themes = join(root, 'packages', 'ui', 'src', 'themes')

/**
 * Builds the page shown without a network: one file, because nothing else can be fetched, with
 * the texts of every language and the colours of both themes.
 */
export async function offlinePage() {
  const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), 'utf8')
  const languages = await Promise.all(completeLanguages.map(wordsOf))
  const colours = ['dark.css', 'light.css'].map((name) => read(themes, name))
  const style = [...colours, read(player, 'offline', 'offline.css')].join('\n')
  const script = read(player, 'offline', 'offline.js')
  const mark = /\bd="([^"]*)"/.exec(read(player, 'public', 'icon.svg'))?.[1] ?? ''
  const [english] = languages
  return replaceAll(read(player, 'offline', 'offline.html'), [
    ['<title></title>', `<title>${english?.title}</title>`],
    ['<style></style>', `<style>${style}</style>`],
    ['d=""', `d="${mark}"`],
    ['<h1></h1>', `<h1>${english?.title}</h1>`],
    ['<p></p>', `<p>${english?.text}</p>`],
    ['<button type="button"></button>', `<button type="button">${english?.retry}</button>`],
    ['<script></script>', `<script>${script.replace('LANGUAGES', () => safe(languages))}</script>`],
  ])
}

/** @param {(typeof completeLanguages)[number]} language */
async function wordsOf({ code, tag, direction }) {
  const { site } = await loadWords(code)
  const { offline_title: title, offline_text: text, retry } = site
  return { code, tag, direction, title, text, retry }
}

const safe = (/** @type {unknown} */ value) =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * @param {string} page
 * @param {[string, string][]} parts
 */
function replaceAll(page, parts) {
  return parts.reduce((text, [place, part]) => {
    if (!text.includes(place)) throw new Error(`offline.html has no ${place}`)
    return text.replace(place, () => part)
  }, page)
}
