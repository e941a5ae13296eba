/** Increase it with every change of a table. A database with another version is replaced. */
export const tablesVersion = 2

/**
 * The tables of the stack. `item` is the sort key of a row, `<createdAt>#<id>`, as in the DynamoDB tables of
 * production. One index serves paging and counting by date.
 */
export const tables = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);

  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    item TEXT NOT NULL,
    partitionType TEXT NOT NULL,
    name TEXT NOT NULL,
    avatar TEXT,
    email TEXT NOT NULL UNIQUE,
    username TEXT,
    phoneNumber TEXT UNIQUE,
    socialIdentityId TEXT,
    userType TEXT,
    userStatus TEXT NOT NULL,
    totalItemsCount INTEGER NOT NULL,
    referralCode TEXT,
    referredBy TEXT,
    role TEXT,
    deviceToken TEXT,
    locationState TEXT,
    locationLga TEXT,
    createdAt TEXT NOT NULL
  );

  CREATE TABLE items (
    id TEXT PRIMARY KEY,
    item TEXT NOT NULL,
    userId TEXT NOT NULL,
    itemName TEXT NOT NULL,
    image TEXT NOT NULL,
    description TEXT,
    itemSize TEXT,
    brand TEXT,
    color TEXT,
    categoryId TEXT,
    subCategoryId TEXT,
    lastCategoryId TEXT,
    material TEXT,
    locationState TEXT,
    locationLga TEXT,
    itemCondition TEXT,
    quantity INTEGER,
    unit TEXT,
    rating REAL,
    favourites INTEGER,
    requests INTEGER,
    itemType TEXT NOT NULL,
    itemStatus TEXT NOT NULL,
    costValue INTEGER,
    rentFee INTEGER,
    rentRate TEXT,
    rentDuration INTEGER,
    createdAt TEXT NOT NULL,
    updatedAt TEXT NOT NULL
  );

  CREATE TABLE signing_keys (id TEXT PRIMARY KEY, purpose TEXT NOT NULL, privateKey TEXT NOT NULL);

  CREATE TABLE challenges (
    session TEXT PRIMARY KEY,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expiresAt INTEGER NOT NULL,
    isAnswered INTEGER NOT NULL,
    history TEXT NOT NULL,
    parameters TEXT NOT NULL,
    metadata TEXT NOT NULL
  );
  CREATE INDEX challenges_by_user ON challenges (userId);

  CREATE TABLE code_records (userName TEXT PRIMARY KEY, record TEXT NOT NULL, version INTEGER NOT NULL);

  CREATE TABLE own_codes (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    code TEXT NOT NULL,
    triesLeft INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL,
    PRIMARY KEY (userId, purpose)
  );

  CREATE TABLE unconfirmed (
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    PRIMARY KEY (userId, purpose)
  );

  CREATE TABLE sessions (
    originJti TEXT PRIMARY KEY,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    refreshHash TEXT NOT NULL UNIQUE,
    signedInAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL,
    revokedAt INTEGER
  );
  CREATE INDEX sessions_by_user ON sessions (userId);

  CREATE TABLE outbox (id INTEGER PRIMARY KEY, recipient TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX outbox_by_recipient ON outbox (recipient, at);
`

/** Created after the rows: one sort is much faster than a sorted insert of each row. */
export const indexes = `
  CREATE INDEX users_by_partition ON users (partitionType, item);
  CREATE INDEX users_by_status ON users (partitionType, userStatus, item);
  CREATE INDEX users_by_referrer ON users (referredBy, item);
  CREATE INDEX users_by_referral_code ON users (referralCode);
  CREATE INDEX items_by_date ON items (item);
  CREATE INDEX items_by_status ON items (itemStatus, item);
  CREATE INDEX items_by_type ON items (itemType, item);
`

const names = [
  'outbox',
  'sessions',
  'own_codes',
  'unconfirmed',
  'code_records',
  'challenges',
  'signing_keys',
  'items',
  'users',
  'meta',
]

export const dropTables = names.map((name) => `DROP TABLE IF EXISTS ${name};`).join('\n')
