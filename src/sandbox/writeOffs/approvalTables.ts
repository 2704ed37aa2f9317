/**
 * Approvals above the limit of one person, which a second person decides: the write-off waits meanwhile. The
 * last requester of a write-off has its newest request; a withdrawn request stays as history.
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
