import { findAll, select, type Rule } from './tree.ts'

const CODE = /\.(tsx?|mjs|css|sql)$/

const word = (...parts: string[]) => parts.join('')
const UNFINISHED = new RegExp(
  String.raw`\b(${word('TO', 'DO')}|${word('FIX', 'ME')}|${word('XX', 'X')})\b`,
  'g',
)
/** Allows `skip(condition, reason)` inside a test, which states when and why. */
const PARTIAL = new RegExp(
  String.raw`\b(?:it|test|describe|suite)(?:\.\w+)*\.` +
    String.raw`(?:(?:only|todo|fixme|fails)\b|skip(?=\.|\((?:['"\x60)]|true)))`,
  'g',
)
const UNEXPLAINED = /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?![^\n]*\s--\s+\S)[^\n]*/g

export const nothingIsUnfinished: Rule = (tree) =>
  select(tree, CODE).flatMap(([path, text]) => [
    ...findAll(path, text, UNFINISHED, 'finish it, or open an issue'),
    ...findAll(path, text, PARTIAL, 'a test is run or deleted'),
    ...findAll(path, text, UNEXPLAINED, 'say why after --'),
  ])
