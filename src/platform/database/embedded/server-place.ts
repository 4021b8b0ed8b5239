import type { DatabaseLog } from '../database-log.ts';
import type { DatabaseHome } from './database-home.ts';
import { freeBytesOnDisk } from '../../files/disk-room.ts';
import type { FreeBytes } from './disk-space.ts';
import { findPostgresPackage } from './postgres-binaries.ts';

/** The parts of the machine that the supervisor uses. Tests pass their own. */
export type Machine = {
  /** The npm package with PostgreSQL's binaries; undefined when none is installed. */
  readonly packageDirectory: string | undefined;
  /** Where root puts the files that the server's user cannot reach otherwise. */
  readonly systemDirectory: string;
  readonly freeBytes: FreeBytes;
};

export function thisMachine(): Machine {
  return {
    packageDirectory: findPostgresPackage(),
    systemDirectory: '/var/lib/ninefold',
    freeBytes: freeBytesOnDisk,
  };
}

/** One cluster, and everything needed to start a server on it. */
export type ServerPlace = {
  readonly home: DatabaseHome;
  /** Empty on Windows, where the server listens on 127.0.0.1. */
  readonly socketDirectory: string;
  readonly packageDirectory: string;
  readonly machine: Machine;
  readonly log: DatabaseLog;
};
