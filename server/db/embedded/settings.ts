/** What a small machine wants: few processes, little memory, full durability. Keys are PostgreSQL 18 settings. */
export const smallMachine: Readonly<Record<string, string>> = {
  listen_addresses: '',
  max_connections: '60',
  superuser_reserved_connections: '3',
  shared_buffers: '48MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  // Reads in the backend itself instead of three standing worker processes.
  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  autovacuum_worker_slots: '4',
  autovacuum_max_workers: '2',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // After a crash: one call for the whole folder instead of a thousand files one by one, which takes a busy disk minutes.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // A client that was killed must not keep its locks.
  client_connection_check_interval: '2s',
};

/** For test clusters: nothing has to survive a power cut. */
export const testClusterSettings: Readonly<Record<string, string>> = {
  ...smallMachine,
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  file_copy_method: 'copy',
};
