/**
 * The rules of the rules engine. In a ruleset the lowest priority comes first; priorities are unique. `tags`
 * is a list of {id, name, isTag}, as the wire spells it; `version` counts the changes, to detect conflicts.
 * The history of a deleted rule stays. Shares of smart sampling are hundredths of a percent.
 */
export const ruleTables = `
CREATE TABLE rules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ruleset TEXT NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE,
  rule TEXT NOT NULL,
  priority INTEGER NOT NULL,
  status TEXT NOT NULL,
  tags TEXT NOT NULL,
  created_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  version INTEGER NOT NULL,
  UNIQUE (ruleset, name)
);

CREATE TABLE rule_tags (
  id INTEGER PRIMARY KEY,
  ruleset TEXT NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE,
  UNIQUE (ruleset, name)
);

CREATE TABLE rule_events (
  id INTEGER PRIMARY KEY,
  ruleset TEXT NOT NULL,
  rule_name TEXT NOT NULL,
  kind TEXT NOT NULL,
  username TEXT NOT NULL,
  at TEXT NOT NULL,
  note TEXT
);

CREATE TABLE sampling_categories (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE COLLATE NOCASE,
  share INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  sampled INTEGER NOT NULL,
  since TEXT NOT NULL,
  status TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  version INTEGER NOT NULL
);
`

export const ruleIndexes = `
CREATE INDEX rules_priority ON rules (ruleset, priority);
CREATE INDEX rule_events_of ON rule_events (ruleset, id);
`
