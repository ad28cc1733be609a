-- What came and went in a period is found without looking through all that ever did.
CREATE INDEX payment_deposit_paid ON payment_deposit (brand_id, paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX payment_deposit_uncredited ON payment_deposit (brand_id, paid_at)
  WHERE paid_at IS NOT NULL AND state NOT IN ('credited', 'rejected');
CREATE INDEX payment_payout_ended ON payment_payout (brand_id, updated_at);
CREATE INDEX withdrawal_request_open ON withdrawal_request (brand_id)
  WHERE state IN ('requested', 'reviewing', 'approved', 'paying', 'partlyPaid') OR back_due > 0;
