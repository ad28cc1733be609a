-- Applied last. A function whose arguments or result change gets a new name: the old one stays for
-- the processes of the release before, and the next release drops it here. A trigger goes before
-- its function.

-- Replaced by wallet_decide and, later, by the wallet_decide_transfers of sql/wallet/decide.sql.
DROP FUNCTION IF EXISTS wallet_commit(
  smallint, timestamptz, bigint[], uuid[], text[], bytea[], text[], boolean[], int[], int[], int[],
  int[], int[], bigint[], int[], int[], int[], uuid[], text[], int[], bigint[], bigint[], text[],
  text[], int[], int[], text[]);
DROP FUNCTION IF EXISTS wallet_decide(
  smallint, timestamptz, bigint[], uuid[], text[], bytea[], text[], boolean[], int[], int[], int[],
  int[], bigint[], int[], int[], int[], uuid[], text[], int[], bigint[], bigint[], text[], text[],
  int[], int[], int[], text[]);

-- The first design of the journal, whose tables migration 0088 made read-only: a process of the
-- release before can no longer move money.
DROP FUNCTION IF EXISTS wallet_decide_transfers(
  smallint, timestamptz, bigint[], uuid[], text[], bytea[], text[], boolean[], timestamptz[], int[],
  int[], int[], int[], bigint[], int[], int[], int[], uuid[], text[], int[], bigint[], bigint[],
  bigint[], text[], text[], int[], int[], int[], int[], int[], text[]);
DROP FUNCTION IF EXISTS wallet_open(smallint, text[], text[], boolean[]);
DROP FUNCTION IF EXISTS wallet_version_at(bigint, bigint);
DROP FUNCTION IF EXISTS wallet_raise_guard(smallint, uuid, text);
