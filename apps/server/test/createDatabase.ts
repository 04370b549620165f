import postgres from 'postgres';

/** Creates a database on a server, empty or as a copy of another; returns its connection string. */
export async function createDatabase(
  server: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${name} template ${template}`);
  await sql.end();
  return server.replace(/[^/]*$/, name);
}
