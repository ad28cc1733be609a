-- Tells open office pages which list changed, whoever changed it.
CREATE OR REPLACE FUNCTION platform_office_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform_announce('office.changed', json_build_object('topic', TG_ARGV[0]));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payment_deposit_office AFTER INSERT OR UPDATE ON payment_deposit
  FOR EACH ROW EXECUTE FUNCTION platform_office_changed('deposit');
CREATE OR REPLACE TRIGGER withdrawal_request_office AFTER INSERT OR UPDATE ON withdrawal_request
  FOR EACH ROW EXECUTE FUNCTION platform_office_changed('withdrawals');
CREATE OR REPLACE TRIGGER withdrawal_claim_office AFTER INSERT OR UPDATE ON withdrawal_claim
  FOR EACH ROW EXECUTE FUNCTION platform_office_changed('withdrawal/claims');
CREATE OR REPLACE TRIGGER withdrawal_account_office AFTER INSERT OR UPDATE ON withdrawal_account
  FOR EACH ROW EXECUTE FUNCTION platform_office_changed('withdrawal/accounts');
CREATE OR REPLACE TRIGGER staff_approval_office AFTER INSERT OR UPDATE ON staff_approval
  FOR EACH ROW EXECUTE FUNCTION platform_office_changed('approvals');
CREATE OR REPLACE TRIGGER support_feedback_office AFTER INSERT OR UPDATE ON support_feedback
  FOR EACH ROW EXECUTE FUNCTION platform_office_changed('feedback');
CREATE OR REPLACE TRIGGER identity_review_office AFTER INSERT OR UPDATE ON identity_review
  FOR EACH ROW EXECUTE FUNCTION platform_office_changed('identity');
CREATE OR REPLACE TRIGGER safety_flag_office AFTER INSERT OR UPDATE ON safety_flag
  FOR EACH ROW EXECUTE FUNCTION platform_office_changed('safety/flags');
CREATE OR REPLACE TRIGGER verification_alarm_office AFTER INSERT ON verification_alarm
  FOR EACH ROW EXECUTE FUNCTION platform_office_changed('dashboard');
