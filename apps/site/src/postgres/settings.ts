/** One round: nobody can guess 24 random bytes, and every connection would pay for more rounds. */
const password = { scram_iterations: '1' }

/** fsync, full_page_writes and synchronous_commit stay at PostgreSQL's default, which is on. */
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  wal_level: 'replica',
  // No parallel queries: statements are short, and containers give too little shared memory.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  ...password,
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The program gets refused statements; the log must not contain what people typed.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

export function serverArguments(
  directory: string,
  port: number,
  settings: Record<string, string> = {},
): string[] {
  const all = { ...defaults, ...settings, port: String(port) }
  return ['-D', directory, ...settingArguments(all)]
}

export function initArguments(directory: string, passwordFile: string, platform: string): string[] {
  // macOS has no C.UTF-8; PostgreSQL's own provider is the same on all systems.
  const locale =
    platform === 'darwin' ? ['--locale=C', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']
  return [
    `--pgdata=${directory}`,
    `--pwfile=${passwordFile}`,
    '--username=fairhouse',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    ...locale,
    '--no-instructions',
    ...settingArguments(password),
  ]
}

function settingArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
}
