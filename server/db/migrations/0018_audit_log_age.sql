-- The audit log stays append-only, with two exceptions that the sweep of what is too old asks for by name: rows of more
-- than a year go, and rows about deleted accounts lose where they came from and what they say.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'TRUNCATE' AND current_setting('loupe.retention', true) = 'on' THEN RETURN NULL; END IF;
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, lower(TG_OP) USING ERRCODE = 'restrict_violation';
END;
$$;--> statement-breakpoint
CREATE FUNCTION keep_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.at < now() - interval '365 days' THEN RETURN OLD; END IF;
	ELSIF NEW.ip IS NULL AND NEW.detail IN (OLD.detail, '')
		AND (NEW.id, NEW.at, NEW.actor_id, NEW.impersonator_id, NEW.subject_id, NEW.action)
			IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.impersonator_id, OLD.subject_id, OLD.action)
		AND EXISTS (SELECT 1 FROM users WHERE id IN (OLD.actor_id, OLD.subject_id) AND deleted_at IS NOT NULL)
	THEN RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, lower(TG_OP) USING ERRCODE = 'restrict_violation';
END;
$$;--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_row();
