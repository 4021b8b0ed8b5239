CREATE TABLE "task_take_chunks" (
	"candidate_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"question" text NOT NULL,
	"take" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_take_chunks_candidate_id_task_id_question_take_number_pk" PRIMARY KEY("candidate_id","task_id","question","take","number")
);
--> statement-breakpoint
CREATE TABLE "task_takes" (
	"candidate_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"question" text NOT NULL,
	"take" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"media_type" text,
	"bytes" bigint,
	"duration_ms" integer,
	CONSTRAINT "task_takes_candidate_id_task_id_question_take_pk" PRIMARY KEY("candidate_id","task_id","question","take")
);
--> statement-breakpoint
ALTER TABLE "task_take_chunks" ADD CONSTRAINT "task_take_chunks_of_take" FOREIGN KEY ("candidate_id","task_id","question","take") REFERENCES "public"."task_takes"("candidate_id","task_id","question","take") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_takes" ADD CONSTRAINT "task_takes_task_id_task_submissions_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_takes_by_task" ON "task_takes" USING btree ("task_id");