/** The address of a PostgreSQL server. A host that begins with a slash is the directory of a unix socket. */
export type DatabaseConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
};

/**
 * The connection as an address that node-postgres and pg-boss understand. It holds the password, if there is
 * one.
 */
export function connectionUrl(connection: DatabaseConnection): string {
  const socket = connection.host.startsWith('/');
  // WHATWG addresses cannot carry a user without a host. A socket is named in the query, which wins over
  // "localhost".
  const url = new URL(`postgresql://${socket ? 'localhost' : connection.host}:${connection.port}`);
  url.username = encodeURIComponent(connection.user);
  url.password = encodeURIComponent(connection.password ?? '');
  url.pathname = `/${encodeURIComponent(connection.database)}`;
  return socket ? `${url.href}?host=${encodeURIComponent(connection.host)}` : url.href;
}
