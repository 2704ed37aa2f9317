/** Files that belong to a record. */
export const attachmentTables = `
CREATE TABLE attachments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  entity TEXT NOT NULL,
  entity_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  content BLOB NOT NULL,
  created_by TEXT NOT NULL,
  created_at TEXT NOT NULL
);
`

export const attachmentIndexes = `
CREATE INDEX attachments_entity ON attachments (entity, entity_id);
`
