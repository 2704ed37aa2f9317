/**
 * What somebody has approved above the limit of one person, and a second person decides: the write-off waits meanwhile.
 * Who has asked last for a write-off has its newest request; a request that was withdrawn stays as history.
 */
export const writeOffRequestTables = `
CREATE TABLE write_off_requests (
  id INTEGER PRIMARY KEY, write_off_id INTEGER NOT NULL REFERENCES write_offs (id), status TEXT NOT NULL,
  asked_by TEXT NOT NULL, asked_at TEXT NOT NULL, note TEXT, decided_by TEXT, decided_at TEXT, decision_note TEXT,
  version INTEGER NOT NULL DEFAULT 1
);
`

export const writeOffRequestIndexes = `
CREATE INDEX write_off_requests_status ON write_off_requests (status, id);
CREATE INDEX write_off_requests_write_off ON write_off_requests (write_off_id, status, asked_by);
`
