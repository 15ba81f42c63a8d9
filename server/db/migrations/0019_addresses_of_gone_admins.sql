-- What an admin did while viewing as somebody carries the admin's address: such lines lose it when the admin is gone too.
CREATE OR REPLACE FUNCTION keep_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.at < now() - interval '365 days' THEN RETURN OLD; END IF;
	ELSIF NEW.ip IS NULL AND NEW.detail IN (OLD.detail, '')
		AND (NEW.id, NEW.at, NEW.actor_id, NEW.impersonator_id, NEW.subject_id, NEW.action)
			IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.impersonator_id, OLD.subject_id, OLD.action)
		AND EXISTS (SELECT 1 FROM users WHERE id IN (OLD.actor_id, OLD.impersonator_id, OLD.subject_id) AND deleted_at IS NOT NULL)
	THEN RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, lower(TG_OP) USING ERRCODE = 'restrict_violation';
END;
$$;
