-- Somebody takes back an own request; nobody decided it then.
ALTER TABLE staff_approval
  DROP CONSTRAINT staff_approval_state_check,
  DROP CONSTRAINT staff_approval_decided_check,
  ADD CONSTRAINT staff_approval_state_check
    CHECK (state IN ('open', 'approved', 'rejected', 'lapsed', 'withdrawn')),
  ADD CONSTRAINT staff_approval_decided_check
    CHECK ((state IN ('open', 'lapsed', 'withdrawn')) = (decided_by IS NULL));
-- Every kind of request is shown on the page of its subject.
CREATE INDEX staff_approval_subject ON staff_approval (subject) WHERE state = 'open';

-- Not only another bonus, but also another market, return or age needs two people.
UPDATE staff_approval SET kind = 'brand.terms' WHERE kind = 'brand.bonus';
