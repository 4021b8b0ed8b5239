/**
 * Settings for one machine that also runs the program itself; the rest is PostgreSQL's defaults. They are
 * passed at every start, so that a new release brings its own.
 */
export function serverSettings({
  socketDirectory,
  port,
}: {
  socketDirectory: string;
  port: number;
}): string[] {
  const socket = socketDirectory !== '';
  const settings: Record<string, string> = {
    listen_addresses: socket ? '' : '127.0.0.1',
    // The value is a list: quotes keep a comma in a directory's name from splitting it.
    unix_socket_directories: socket ? `"${socketDirectory.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
    port: String(port),
    max_connections: '100',
    shared_buffers: '128MB',
    // Acknowledged means on the disk, whatever postgresql.conf says.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_compression: 'on',
    max_wal_size: '512MB',
    checkpoint_timeout: '5min',
    // Small transactions gain nothing from them, and containers give /dev/shm 64 MB.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // DETAIL lines and statements would write learners' data into the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    // One file, opened by the process that starts the server.
    logging_collector: 'off',
    log_destination: 'stderr',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
