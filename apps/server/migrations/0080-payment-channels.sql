-- How an online payment is made: on the provider's page, with an e-wallet, or in a coin.
ALTER TABLE payment_method
  ADD COLUMN channel text NOT NULL DEFAULT 'page'
    CHECK (channel IN ('page', 'momo', 'zalopay', 'usdt'));

-- The network that the payer chose for a coin, and where the provider takes how much of it.
ALTER TABLE payment_deposit
  ADD COLUMN coin_network text CHECK (coin_network IN ('TRON', 'ETHEREUM')),
  ADD COLUMN coin_address text,
  ADD COLUMN coin_amount text;
